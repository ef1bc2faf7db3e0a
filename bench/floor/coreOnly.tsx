import { showFloor } from './core';

showFloor(null);
