import { isDevToolsAllowed } from './devToolsSetting';

/** A page with this content of the operator's setting; null without the setting. */
function pageWith(content: string | null): ParentNode {
  const meta = content === null ? null : { getAttribute: () => content };
  return { querySelector: () => meta } as unknown as ParentNode;
}

describe('the panel of Redux DevTools', () => {
  it.each(['production', 'staging'] as const)(
    'is off on a page of %s until the address or the operator asks for it',
    (environment) => {
      expect(isDevToolsAllowed(environment, '', pageWith(null))).toBe(false);
      expect(isDevToolsAllowed(environment, '?slug=result', pageWith('off'))).toBe(false);
      expect(isDevToolsAllowed(environment, '?nodevtools', pageWith(null))).toBe(false);
      expect(isDevToolsAllowed(environment, '?slug=result&devtools', pageWith(null))).toBe(true);
      expect(isDevToolsAllowed(environment, '', pageWith('on'))).toBe(true);
    },
  );

  it('is on on the machine of a developer', () => {
    expect(isDevToolsAllowed('local', '', pageWith(null))).toBe(true);
  });
});
