import { routeRef } from '../core/tokens.js';

export const storefinderRoute = routeRef('storefinder');
