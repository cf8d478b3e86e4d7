/** A line is opened as whoever is signed in then: when that changes, as for a guest who sits down, it is opened again. */
import type { Store } from '../store.ts';
import type { SocketCarrier } from './socket.ts';

type Line = Pick<SocketCarrier, 'who' | 'again'>;

/** `signedIn` gives the id of the account, null for nobody, undefined while it is not known. */
export function openAgainAs<T>(
  line: Line,
  account: Pick<Store<T>, 'value' | 'follow'>,
  signedIn: (value: T) => string | null | undefined,
): void {
  const compare = () => {
    const { value: who } = line.who;
    const wanted = signedIn(account.value);
    if (who !== undefined && wanted !== undefined && (who?.id ?? null) !== wanted) line.again();
  };
  account.follow(compare);
  line.who.follow(compare);
}
