import { notificationsSlice, persistent, removeNotification, transient } from './notifications.js';

const { reducer } = notificationsSlice;

describe('notifications', () => {
  it('NOTE-01 NOTE-02 NOTE-03 NOTE-04 a transient one is an info of 2000 ms', () => {
    expect(transient('saved').payload).toMatchObject({
      type: 'info',
      duration: 2000,
      text: 'saved',
    });
  });

  it('NOTE-05 NOTE-06 a persistent one is a warning and stays until it is removed', () => {
    const action = persistent('limit');
    expect(action.payload).toMatchObject({ type: 'warning', duration: undefined });
    const shown = reducer([], action);
    expect(shown).toHaveLength(1);
    expect(reducer(shown, removeNotification(action.payload.id))).toHaveLength(0);
  });

  it('NOTE-07 the type can be set', () => {
    expect(persistent('heavy', { type: 'info' }).payload.type).toBe('info');
  });

  it('CUST-20 one with the same key replaces the other', () => {
    const first = reducer([], transient('expired', { key: 'session' }));
    const second = reducer(first, transient('expired again', { key: 'session' }));
    expect(second.map((one) => one.text)).toEqual(['expired again']);
    expect(reducer(second, removeNotification('session'))).toEqual([]);
  });
});
