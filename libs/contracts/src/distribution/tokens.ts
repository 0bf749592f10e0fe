import { routeRef } from '../tokens.js';

export const storefinderRoute = routeRef('storefinder');
