import { formatAmount } from '../../domain/money';

/** `10,000៛`. */
export const rielText = (amount: number) => `${formatAmount(amount)}៛`;
