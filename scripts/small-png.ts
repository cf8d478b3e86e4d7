/** A PNG with 256 colours at most in place of one with millions: a third of the bytes, and drawings look the same. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly rgb: Uint8Array;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

export function smallPng(png: Buffer): Buffer {
  const pixels = decode(png);
  const { palette, indexes } = reduce(pixels);
  return encode(pixels, palette, indexes);
}

/** As screenshots are: eight bits a channel, with or without alpha, not interlaced. */
function decode(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height, channels] = [data.readUInt32BE(0), data.readUInt32BE(4), data[9] === 6 ? 4 : 3];
      if (data[8] !== 8 || (data[9] !== 2 && data[9] !== 6) || data[12] !== 0) throw new Error('not a screenshot');
    } else if (type === 'IDAT') parts.push(data);
    at += length + 12;
  }
  const rows = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels);
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) for (let c = 0; c < 3; c++) rgb[i * 3 + c] = rows[i * channels + c]!;
  return { width, height, rgb };
}

function unfilter(raw: Buffer, stride: number, height: number, step: number): Uint8Array {
  const out = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const here = y * stride + x;
      const left = x < step ? 0 : out[here - step]!;
      const up = y === 0 ? 0 : out[here - stride]!;
      const corner = x < step || y === 0 ? 0 : out[here - stride - step]!;
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter!]!;
      out[here] = raw[y * (stride + 1) + 1 + x]! + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const near = left + up - corner;
  const [a, b, c] = [Math.abs(near - left), Math.abs(near - up), Math.abs(near - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

type Colour = readonly [number, number, number];
interface Counted {
  readonly colour: Colour;
  readonly count: number;
}

/** Median cut: the box of colours that matters most is halved until there are enough. */
function reduce({ rgb }: Pixels): { palette: Colour[]; indexes: Uint8Array } {
  const counts = new Map<number, number>();
  const keyAt = (i: number) => (rgb[i]! << 16) | (rgb[i + 1]! << 8) | rgb[i + 2]!;
  for (let i = 0; i < rgb.length; i += 3) counts.set(keyAt(i), (counts.get(keyAt(i)) ?? 0) + 1);
  const boxes: Counted[][] = [
    [...counts].map(([key, count]) => ({ colour: [key >> 16, (key >> 8) & 255, key & 255], count })),
  ];
  while (boxes.length < 256) {
    const weights = boxes.map((box) => (box.length < 2 ? 0 : widest(box).width * Math.sqrt(weightOf(box))));
    const most = weights.indexOf(Math.max(...weights));
    if (weights[most] === 0) break;
    boxes.splice(most, 1, ...halve(boxes[most]!));
  }
  const place = new Map<number, number>();
  for (const [n, box] of boxes.entries())
    for (const {
      colour: [r, g, b],
    } of box)
      place.set((r << 16) | (g << 8) | b, n);
  const indexes = new Uint8Array(rgb.length / 3);
  for (let i = 0; i < indexes.length; i++) indexes[i] = place.get(keyAt(i * 3))!;
  return { palette: boxes.map(middle), indexes };
}

const weightOf = (box: readonly Counted[]): number => box.reduce((sum, { count }) => sum + count, 0);

function widest(box: readonly Counted[]): { channel: 0 | 1 | 2; width: number } {
  const spans = ([0, 1, 2] as const).map((channel) => {
    let [least, most] = [255, 0];
    for (const { colour } of box) [least, most] = [Math.min(least, colour[channel]), Math.max(most, colour[channel])];
    return { channel, width: most - least };
  });
  return spans.reduce((best, span) => (span.width > best.width ? span : best));
}

function halve(box: readonly Counted[]): [Counted[], Counted[]] {
  const { channel } = widest(box);
  const sorted = box.toSorted((a, b) => a.colour[channel] - b.colour[channel]);
  const half = weightOf(box) / 2;
  let [at, sum] = [0, 0];
  while (at < sorted.length - 1 && (at === 0 || sum + sorted[at]!.count <= half)) sum += sorted[at++]!.count;
  return [sorted.slice(0, at), sorted.slice(at)];
}

function middle(box: readonly Counted[]): Colour {
  const weight = weightOf(box);
  const mean = (channel: 0 | 1 | 2) =>
    Math.round(box.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / weight);
  return [mean(0), mean(1), mean(2)];
}

function encode({ width, height }: Pixels, palette: readonly Colour[], indexes: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits a pixel, by palette
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
