import type { Locator, Page } from '@playwright/test';
import { km } from '../../src/i18n/km';

/** The receipts on the home screen that say this. */
export const receiptCard = (page: Page, title: string): Locator =>
  page
    .getByRole('group', { name: km.receipt.label })
    .getByRole('article')
    .filter({ has: page.getByText(title, { exact: true }) });
