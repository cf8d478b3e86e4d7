/** Text frames as they go over the wire (RFC 6455): a server does not mask, and nothing here is compressed. */

const TEXT = 0x81; // the whole message, as text

function frameOf(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const start = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + size);
  frame[0] = TEXT;
  frame[1] = start === 2 ? size : start === 4 ? 126 : 127;
  if (start === 4) frame.writeUInt16BE(size, 2);
  if (start === 10) frame.writeBigUInt64BE(BigInt(size), 2);
  frame.write(text, start);
  return frame;
}

/** Encodes a text once when it is sent to one after the other. */
export function createFramer(): (text: string) => Buffer {
  let last = { text: '', frame: frameOf('') };
  return (text) => {
    if (text !== last.text) last = { text, frame: frameOf(text) };
    return last.frame;
  };
}
