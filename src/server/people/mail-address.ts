import { good, type Reader, text, wrong } from '../../kernel/shape.ts';

/** One address, folded; whether it exists only a letter can tell. */
export const readMail: Reader<string> = (raw, at) => {
  const read = text(200)(raw, at);
  if (!read.ok) return read;
  const mail = read.value.trim().toLowerCase();
  return /^[^\s@<>(),;:"\\[\]]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*$/u.test(mail) ? good(mail) : wrong(at, 'text-malformed');
};
