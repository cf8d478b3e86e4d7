import { describe, expect, test } from 'vitest';
import type { Account } from '../people/sessions.ts';
import { accessTo, type TableFacts } from './access.ts';

const person = (id: string, more: Partial<Account> = {}) =>
  ({ id, name: id, role: 'player', banned_until: null, ...more }) as Account;
const facts = (visibility: TableFacts['table']['visibility'], more: Partial<TableFacts> = {}): TableFacts => ({
  table: { visibility, join_key: visibility === 'link' ? 'key' : null, state: 'waiting', created_by: 'maker' },
  seats: [
    { seat: 0, kind: 'person', account_id: 'ann' },
    { seat: 1, kind: 'open', account_id: null },
  ],
  invitation: null,
  blocked: false,
  ...more,
});
const NONE = { seat: null, watch: false, sit: false, chat: false, invite: false };

describe('who may do what at a table', () => {
  test('a player: all of it', () => {
    for (const visibility of ['public', 'link', 'invitation'] as const)
      expect(accessTo(facts(visibility), person('ann'), null, 0)).toEqual({
        ...{ seat: 0, watch: true, sit: false, chat: true, invite: true },
      });
  });

  test('a stranger: public tables; by link with the very key; by invitation with one', () => {
    const eve = person('eve');
    expect(accessTo(facts('public'), eve, null, 0)).toEqual({ ...NONE, watch: true, sit: true });
    for (const key of [null, '', 'kez', 'key ', 'keyy']) expect(accessTo(facts('link'), eve, key, 0)).toEqual(NONE);
    expect(accessTo(facts('link'), eve, 'key', 0)).toEqual({ ...NONE, watch: true, sit: true });
    expect(accessTo(facts('invitation'), eve, 'key', 0)).toEqual(NONE);
    const invited = facts('invitation', { invitation: { seat: null, invited_by: 'ann' } });
    expect(accessTo(invited, eve, null, 0)).toEqual({ ...NONE, watch: true, sit: true });
  });

  test('a table without a key is not opened by an empty one', () => {
    const odd = facts('link');
    odd.table.join_key = null;
    for (const key of ['', 'null', null]) expect(accessTo(odd, person('eve'), key, 0)).toEqual(NONE);
  });

  test('nobody in particular watches what is public, and sits nowhere', () => {
    expect(accessTo(facts('public'), null, null, 0)).toEqual({ ...NONE, watch: true });
    expect(accessTo(facts('link'), null, 'key', 0)).toEqual({ ...NONE, watch: true });
    expect(accessTo(facts('invitation'), null, null, 0)).toEqual(NONE);
  });

  test('a block keeps one from sitting down, a ban from everything', () => {
    expect(accessTo(facts('public', { blocked: true }), person('eve'), null, 0).sit).toBe(false);
    expect(accessTo(facts('public'), person('ann', { banned_until: 10 }), null, 9)).toEqual(NONE);
    expect(accessTo(facts('public'), person('ann', { banned_until: 10 }), null, 10).seat).toBe(0);
  });

  test('an admin watches every table and reads no chat there', () => {
    expect(accessTo(facts('invitation'), person('judge', { role: 'admin' }), null, 0)).toEqual({
      ...NONE,
      watch: true,
    });
  });

  test('the maker of a table comes and goes and invites', () => {
    const maker = accessTo(facts('invitation'), person('maker'), null, 0);
    expect(maker).toEqual({ seat: null, watch: true, sit: true, chat: false, invite: true });
  });
});
