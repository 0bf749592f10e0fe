export interface Owned<Body> {
  readonly customer: string;
  readonly body: Body;
}
/** A change of one standing order. */
export interface OwnedChange<Body> extends Owned<Body> {
  readonly id: string;
}
