import { expect, test } from 'vitest';
import { noticeOf } from './notice.ts';

test('a push of the server is shown with its words, its address and its tag', () => {
  const sent = { kind: 'turn', title: 'Your turn', body: 'Chicago Express', url: '/table/abc', tag: 'abc' };
  expect(noticeOf(JSON.stringify(sent))).toEqual({
    title: 'Your turn',
    body: 'Chicago Express',
    url: '/table/abc',
    tag: 'abc',
  });
});

test('a push that is not ours, or empty, is shown all the same and leads home', () => {
  for (const payload of ['', 'hello', 'null', '[]', '{"title":7,"url":{}}'])
    expect(noticeOf(payload)).toEqual({ title: 'Turntable', body: '', url: '/', tag: 'turntable' });
});
