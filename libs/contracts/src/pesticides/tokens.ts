import { routeRef } from '../tokens.js';

export const pesticidesRoute = routeRef('pesticides');
