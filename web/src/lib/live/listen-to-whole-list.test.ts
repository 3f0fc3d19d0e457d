import { expect, test, vi } from 'vitest';
import type { Cursor, Listener, ReadDocument } from '../firebase/live-source';
import { type ListPages, listenToWholeList } from './listen-to-whole-list';

interface Item {
  _id: string;
  value: number;
}

const item = (value: number): Item => ({ _id: `i${value}`, value });
const items = (...values: number[]) => values.map(item);
const read = (entity: Item | null, value = entity?.value ?? 0): ReadDocument<Item> => ({
  entity,
  cursor: { value, id: `i${value}` },
});

/**
 * Opens a list whose listeners receive the data given by the test; each is identified by the cursor after
 * which it began.
 */
function openList(maxPages: number) {
  const open = new Map<string, Listener<ReadDocument<Item>[]>>();
  const heard = vi.fn();
  const failed = vi.fn();
  const pages: ListPages<Item> = {
    open: (after: Cursor | null, listener) => {
      const name = after?.id ?? 'start';
      open.set(name, listener);
      return () => open.delete(name);
    },
    pageSize: 2,
    maxPages,
  };
  const stop = listenToWholeList(pages, { ready: heard, failed });
  return {
    say: (name: string, page: Item[]) => open.get(name)?.ready(page.map((one) => read(one))),
    sayRead: (name: string, page: ReadDocument<Item>[]) => open.get(name)?.ready(page),
    fail: (name: string) => open.get(name)?.failed(new Error(name)),
    opened: () => [...open.keys()],
    heard,
    failed,
    stop,
  };
}

test('a page that is not full is the whole list', () => {
  const list = openList(3);
  list.say('start', items(1));
  expect(list.opened()).toEqual(['start']);
  expect(list.heard.mock.calls).toEqual([[{ items: items(1), isComplete: true }]]);
});

test('after a full page the next one is loaded, and nothing is delivered before that', () => {
  const list = openList(3);
  list.say('start', items(1, 2));
  expect(list.heard).not.toHaveBeenCalled();
  list.say('i2', items(3));
  expect(list.heard).toHaveBeenLastCalledWith({ items: items(1, 2, 3), isComplete: true });
  list.say('i2', []);
  expect(list.heard).toHaveBeenLastCalledWith({ items: items(1, 2), isComplete: true });
});

test('a new entry reopens the later pages', () => {
  const list = openList(3);
  list.say('start', items(1, 3));
  list.say('i3', items(4));
  list.say('start', items(1, 2));
  expect(list.opened()).toEqual(['start', 'i2']);
  expect(list.heard).toHaveBeenCalledTimes(1);
  list.say('i2', items(3, 4));
  list.say('i4', []);
  expect(list.heard).toHaveBeenLastCalledWith({ items: items(1, 2, 3, 4), isComplete: true });
});

test('a change that leaves the end of a page where it is opens no other listener', () => {
  const list = openList(3);
  list.say('start', items(1, 2));
  list.say('i2', items(3));
  const changed = [{ ...item(1), name: 'changed' }, item(2)];
  list.say('start', changed);
  expect(list.opened()).toEqual(['start', 'i2']);
  expect(list.heard).toHaveBeenLastCalledWith({
    items: [...changed, item(3)],
    isComplete: true,
  });
});

test('at its maximum the list is reported as incomplete', () => {
  const list = openList(2);
  list.say('start', items(1, 2));
  list.say('i2', items(3, 4));
  expect(list.opened()).toEqual(['start', 'i2']);
  expect(list.heard).toHaveBeenLastCalledWith({ items: items(1, 2, 3, 4), isComplete: false });
});

test('a list that shrinks closes its later pages', () => {
  const list = openList(3);
  list.say('start', items(1, 2));
  list.say('i2', items(3));
  list.say('start', items(1));
  expect(list.opened()).toEqual(['start']);
  expect(list.heard).toHaveBeenLastCalledWith({ items: items(1), isComplete: true });
});

test('an unreadable entry is missing, but the entries after it are there', () => {
  const list = openList(3);
  list.sayRead('start', [read(item(1)), read(null, 2)]);
  list.say('i2', items(3));
  expect(list.heard).toHaveBeenLastCalledWith({ items: items(1, 3), isComplete: false });
});

test('a failed page fails the list, and stopping stops every page', () => {
  const list = openList(3);
  list.say('start', items(1, 2));
  list.fail('i2');
  expect(list.failed).toHaveBeenCalledOnce();
  list.stop();
  expect(list.opened()).toEqual([]);
});
