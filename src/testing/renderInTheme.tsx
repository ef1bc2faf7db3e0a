import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppTheme } from '../ui/theme/AppTheme';

/** Renders a part of the page by itself, in the looks that it has there. */
export function renderInTheme(part: ReactNode): RenderResult {
  return render(part, { wrapper: AppTheme });
}
