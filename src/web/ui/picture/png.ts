/** A drawing of this page as a PNG that stands on its own: with the page's styles and its two fonts inside. */
import { render, type VNode } from 'preact';
import { fetchLetters } from '../../shell/letters.ts';

const isFont = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;

/** Every rule of the page; style sheets of elsewhere cannot be read, and there are none. */
const rulesOfPage = (): CSSRule[] => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).flatMap(opened);
const opened = (rule: CSSRule): CSSRule[] =>
  rule instanceof CSSImportRule ? [...(rule.styleSheet?.cssRules ?? [])].flatMap(opened) : [rule];

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The basic Latin part of a font, upright or not, written into its own rule. */
async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (address === undefined) return '';
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  return rule.cssText.replace(address, await asData(new URL(address, base).href));
}
const isBasic = (rule: CSSFontFaceRule): boolean => /U\+0*0?-?0*FF/i.test(rule.style.getPropertyValue('unicode-range'));

let kept: Promise<string> | null = null;
/** Worked out once: fonts do not change. */
const fonts = (): Promise<string> => {
  kept ??= fetchLetters()
    .then(() => Promise.all(rulesOfPage().filter(isFont).filter(isBasic).map(embedded)))
    .then((all) => all.join('\n'));
  return kept;
};

/** The drawing as the text of an SVG file. */
export async function svgText(drawing: VNode): Promise<string> {
  const place = document.createElement('div');
  render(drawing, place);
  const svg = place.querySelector('svg');
  if (!svg) throw new Error('bug: the drawing is no svg');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  const rules = rulesOfPage().filter((rule) => !isFont(rule));
  style.textContent = `${await fonts()}\n${rules.map((rule) => rule.cssText).join('\n')}`;
  svg.prepend(style);
  const text = new XMLSerializer().serializeToString(svg);
  render(null, place);
  return text;
}

/** The drawing as pixels, `scale` of them a unit. */
export async function pngOf(drawing: VNode, { w, h }: { w: number; h: number }, scale = 1): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([await svgText(drawing)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [w * scale, h * scale];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('bug: the browser makes no picture');
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}
