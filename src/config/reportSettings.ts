/** The names of the `meta` elements of field reports (docs/operations.md#field-reports), and of no other setting. */
export const reportMetas = { url: 'report-url', share: 'report-share' } as const;
