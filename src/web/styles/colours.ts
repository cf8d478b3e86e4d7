/** Colours as eyes see them: contrast of text, and distance of pieces under colour blindness. For tests and the kit. */

type Triple = [number, number, number];
const linear = (c: number): number => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
const rgb = (hex: string): Triple => [1, 3, 5].map((i) => linear(Number.parseInt(hex.slice(i, i + 2), 16))) as Triple;

const luminance = (hex: string): number => {
  const [r, g, b] = rgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((p, q) => p - q);
  return (light + 0.05) / (dark + 0.05);
}

/** Machado, Oliveira and Fernandes (2009), severity 1. */
export const EYES: Readonly<Record<string, readonly Triple[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const seenBy = (hex: string, eye: readonly Triple[]): Triple =>
  eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, v, i) => sum + v * rgb(hex)[i]!, 0),
      ),
    ),
  ) as Triple;

function lab([r, g, b]: Triple): Triple {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RAD = Math.PI / 180;
const hue = (a: number, b: number): number => (Math.atan2(b, a) / RAD + 360) % 360;

/** CIEDE2000 between two colours as an eye sees them. */
export function distance(one: string, other: string, eye: readonly Triple[]): number {
  const [[l1, u1, b1], [l2, u2, b2]] = [lab(seenBy(one, eye)), lab(seenBy(other, eye))];
  const pull = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  const g = 0.5 * (1 - pull((Math.hypot(u1, b1) + Math.hypot(u2, b2)) / 2));
  const [a1, a2] = [u1 * (1 + g), u2 * (1 + g)];
  const [c1, c2] = [Math.hypot(a1, b1), Math.hypot(a2, b2)];
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD)];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const cos = (k: number, shift: number) => Math.cos((k * h + shift) * RAD);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rotation = -2 * pull(c) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RAD);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rotation * (dc / sc) * (dh / sh));
}
