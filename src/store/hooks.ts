import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './rootState';
import type { AppDispatch } from './storeTypes';

/** `useSelector` that knows the state of this app. */
export const useAppSelector = useSelector.withTypes<RootState>();
/** `useDispatch` that knows the thunks and calls of this app. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
