import { createFrameJoiner } from './frames';

it('the frame reader passes on whole messages, joins pieces and ignores the keepalive', () => {
  const join = createFrameJoiner();
  const received = ['{"t":1}', '0', '3', '{"a":', '12', '}', '0', '{"t":2}'].map(join);
  expect(received.filter((message) => message !== null)).toEqual([
    '{"t":1}',
    '{"a":12}',
    '{"t":2}',
  ]);
});
