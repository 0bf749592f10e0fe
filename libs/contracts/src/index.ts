export { defineCalls } from './call.js';
export type { Call, CallArgs, CallResult, Method, Schema, CallSchemas } from './call.js';
export { capability, eventRef, guardRef, routeRef, extensionSlotRef } from './tokens.js';
export type {
  AnyCapability,
  AnyEventRef,
  AnyRouteRef,
  AnyExtensionSlotRef,
  Capability,
  Cardinality,
  EventRef,
  GuardRef,
  RouteRef,
  ExtensionSlotRef,
  ExtensionSlotProps,
} from './tokens.js';
export { errorCodes } from './errors.js';
export type { ApiError, ErrorCode, PaymentError, ProductAllergenWarning } from './errors.js';
