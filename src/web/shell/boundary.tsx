/** When a page breaks: what happened, what is safe, what to do, and a report that a person can pass on. */
import { Component, type ComponentChildren } from 'preact';
import { t } from '../text/say.ts';
import { Button, PlainPage, Row } from '../ui/form/form.tsx';
import css from './boundary.module.css';
import { reportOf } from './report.ts';

interface State {
  broken: unknown;
  copied: boolean;
}

export class Boundary extends Component<{ children: ComponentChildren }, State> {
  override state: State = { broken: null, copied: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: error });
  }

  override render() {
    const { broken, copied } = this.state;
    if (broken === null) return this.props.children;
    const report = reportOf(broken);
    const copy = () => void navigator.clipboard?.writeText(report).then(() => this.setState({ copied: true }));
    return (
      <PlainPage title={t('broken.title')}>
        <p role="alert">{t('broken.what')}</p>
        <Row>
          <Button look="main" onClick={() => location.reload()}>
            {t('site.reload')}
          </Button>
          <Button onClick={copy}>{t(copied ? 'broken.copied' : 'broken.copy')}</Button>
        </Row>
        <pre class={css.report}>{report}</pre>
      </PlainPage>
    );
  }
}
