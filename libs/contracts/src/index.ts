export { defineCalls } from './core/call.js';
export type { Call, CallArgs, CallResult, Method, Schema, CallSchemas } from './core/call.js';
export { capability, eventRef, guardRef, routeRef, extensionSlotRef } from './core/tokens.js';
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
} from './core/tokens.js';
export { errorCodes } from './core/errors/errors.js';
export type {
  ApiError,
  ErrorCode,
  PaymentError,
  ProductAllergenWarning,
} from './core/errors/errors.js';
