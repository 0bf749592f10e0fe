/** Results of the calls: times by kind in ms, orders, refusals by code, errors by message. */
export class Tally {
  #times = new Map();
  orders = 0;
  refusals = new Map();
  errors = new Map();

  took(kind, milliseconds) {
    const known = this.#times.get(kind) ?? [];
    known.push(milliseconds);
    this.#times.set(kind, known);
  }

  refused(reason) {
    this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1);
  }

  failed(reason) {
    this.errors.set(reason, (this.errors.get(reason) ?? 0) + 1);
  }

  /** Times by kind, each in order. */
  times() {
    return [...this.#times].map(([kind, all]) => [kind, all.sort((a, b) => a - b)]);
  }
}

/** The time that a share of the calls stays within. */
export const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
