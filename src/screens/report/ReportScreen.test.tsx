import { screen } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';

describe('the report', () => {
  it('asks for today where the address names no range', async () => {
    const { address, server } = await renderApp('/report', {
      server: { 'GET report': { body: [] } },
    });
    expect(await screen.findByText(km.common.noData)).toBeVisible();
    expect(address()).toBe('/report?start_date=2026-11-20&end_date=2026-11-20');
    expect(server.calls()).toHaveLength(1);
  });
});
