import { fakeLogger } from '../testing/fakePorts';
import { createDesktopNotifications } from './desktopNotifications';

function setUp(answer: NotificationPermission = 'granted') {
  const focus = jest.fn();
  const close = jest.fn();
  const made: unknown[][] = [];
  let press: () => void = () => undefined;
  class FakeNotification {
    static permission: NotificationPermission = 'default';
    static requestPermission() {
      FakeNotification.permission = answer;
      return Promise.resolve(answer);
    }
    close = close;
    constructor(...given: unknown[]) {
      made.push(given);
    }
    addEventListener(name: string, handler: () => void) {
      if (name === 'click') press = handler;
    }
  }
  const view = { Notification: FakeNotification as unknown as typeof Notification, focus };
  const logger = fakeLogger();
  const notifications = createDesktopNotifications(view, logger);
  return { notifications, made, focus, close, logger, press: () => press() };
}

describe('desktop notifications', () => {
  it('are asked for and shown, and lead back to the page', async () => {
    const { notifications, made, focus, close, press } = setUp();
    expect(notifications.permission()).toBe('default');
    expect(await notifications.request()).toBe('granted');
    notifications.show({ tag: 'round-50', title: '+8,000', body: 'round 50' });
    expect(made).toEqual([
      ['+8,000', { tag: 'round-50', body: 'round 50', lang: 'km', icon: '/favicon.svg' }],
    ]);
    press();
    expect(focus).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('report a refusal', async () => {
    const { notifications } = setUp('denied');
    expect(await notifications.request()).toBe('denied');
    expect(notifications.permission()).toBe('denied');
  });

  it('are unsupported where the browser has none', async () => {
    const logger = fakeLogger();
    const notifications = createDesktopNotifications({ focus: jest.fn() }, logger);
    expect(await notifications.request()).toBe('unsupported');
    notifications.show({ tag: '', title: '', body: '' });
    expect(logger.lines).toEqual([]);
  });

  it('that the browser refuses to ask for or to show keep their permission, and the log says why', async () => {
    const logger = fakeLogger();
    const Refusing = function () {
      throw new TypeError('Illegal constructor');
    } as unknown as typeof Notification;
    Object.assign(Refusing, {
      permission: 'default',
      requestPermission: () => Promise.reject(new TypeError('needs a press')),
    });
    const view = { Notification: Refusing, focus: jest.fn() };
    const notifications = createDesktopNotifications(view, logger);
    expect(await notifications.request()).toBe('default');
    notifications.show({ tag: '', title: '', body: '' });
    expect(logger.lines).toEqual([
      { message: 'desktop notifications could not be requested', details: 'needs a press' },
      { message: 'a desktop notification was refused', details: 'Illegal constructor' },
    ]);
  });
});
