/** Runs tasks with the same key one after the other; a task that fails does not stop the next one. */
export function createTurns(): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const before = last.get(key) ?? Promise.resolve();
    const next = before.then(task, task);
    last.set(key, next);
    const cleanUp = () => {
      if (last.get(key) === next) last.delete(key);
    };
    next.then(cleanUp, cleanUp);
    return next;
  };
}
