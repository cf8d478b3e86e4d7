import { describe, expect, it } from 'vitest';
import type { Who } from '../../protocol/index.ts';
import { store } from '../store.ts';
import { openAgainAs } from './signed-in.ts';

/** A line of which only the opening is counted. */
function counted(first: Who | null | undefined) {
  const who = store<Who | null | undefined>(first);
  const account = store<string | null | undefined>(undefined);
  let opened = 0;
  openAgainAs({ who, again: () => (opened += 1) }, account, (id) => id);
  return { who, account, opened: () => opened };
}

const guest: Who = { id: 'g', name: 'Guest' };

describe('a line and who is signed in', () => {
  it('is opened again when a guest is made while it is up', () => {
    const { account, opened } = counted(null);
    account.set('g');
    expect(opened()).toBe(1);
  });

  it('is opened again when the guest was made while it was being opened', () => {
    const { who, account, opened } = counted(undefined);
    account.set('g');
    expect(opened()).toBe(0);
    who.set(null);
    expect(opened()).toBe(1);
  });

  it('stays as it is for the same account, and while nobody knows who it is', () => {
    const { account, opened } = counted(guest);
    account.set('g');
    account.set(undefined);
    expect(opened()).toBe(0);
  });

  it('is opened again for nobody after logging out', () => {
    const { account, opened } = counted(guest);
    account.set(null);
    expect(opened()).toBe(1);
  });
});
