import type { Locator, Page } from '@playwright/test';
import { km } from '../../src/i18n/km';
import type { DatePreset } from '../../src/domain/dates';

/** The report's address for a range of days, `yyyy-MM-dd`. */
export const reportAddress = (start: string, end: string): string =>
  `/report?start_date=${start}&end_date=${end}`;

export const presetButton = (page: Page, name: DatePreset): Locator =>
  page.getByRole('button', { name: km.report[name], exact: true });

export const dateField = (page: Page, label: string): Locator =>
  page.getByRole('group', { name: label });
