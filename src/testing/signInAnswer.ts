/** The server's answer to a login or a session link; its tokens occur in no other text. */
export const signInAnswer = {
  access_token: 'canary-access',
  firebase_token: 'canary-firebase',
  id: 1001,
  username: 'sophea',
  currency: 'KHR',
};
