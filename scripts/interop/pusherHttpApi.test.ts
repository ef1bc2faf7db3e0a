import { signedPath } from './pusherHttpApi';

it('a request is signed as in the example of Pusher’s documentation', () => {
  const app = { id: '3', key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };
  const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}';
  expect(signedPath(app, body, 1353088179)).toBe(
    '/apps/3/events?auth_key=278d425bdf160c739803&auth_timestamp=1353088179&auth_version=1.0' +
      '&body_md5=ec365a775a4cd0599faeb73354201b6f' +
      '&auth_signature=da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
  );
});
