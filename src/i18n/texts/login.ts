/* The words of the login and the session link. */

export const login = {
  title: 'ចូលគណនី',
  username: 'ឈ្មោះអ្នកប្រើប្រាស់',
  password: 'ពាក្យសម្ងាត់',
  submit: 'ចូល',
  usernameRequired: 'សូមបញ្ចូលឈ្មោះ',
  passwordRequired: 'សូមបញ្ចូលពាក្យសម្ងាត់',
  atLeastSix: 'យ៉ាងតិច 6 តួអក្សរ',
} as const;

export const checkAuth = {
  loading: 'Loading',
  checking: 'Checking Authorization...',
} as const;
