export { defineCalls } from './call.js';
export type { Call, CallArgs, CallResult, Method, Schema, Wire } from './call.js';
export { capability, eventRef, guardRef, routeRef, slot } from './tokens.js';
export type {
  AnyCapability,
  AnyEventRef,
  AnyRouteRef,
  AnySlot,
  Capability,
  Cardinality,
  EventRef,
  GuardRef,
  RouteRef,
  Slot,
  SlotProps,
} from './tokens.js';
export { errorCodes } from './errors.js';
export type { ApiError, ErrorCode, PaymentError, ProductAllergenWarning } from './errors.js';
