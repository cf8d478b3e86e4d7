/** Snapshots at rest: JSON, deflated; a state says the same names over and over. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';

export const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64');
export const unpacked = (text: string): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString('utf8'));
