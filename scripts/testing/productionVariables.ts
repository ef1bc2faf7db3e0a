/** The variables of a build for production. */
export const productionVariables = {
  LOTTERY_PRODUCTION_HOST: 'play.lottery.test',
  LOTTERY_PRODUCTION_API_HOST: 'api.lottery.test',
  LOTTERY_PUSHER_KEY: 'app-key',
  LOTTERY_FIREBASE_API_KEY: 'AIzaKey',
  LOTTERY_FIREBASE_PROJECT_ID: 'lottery-test',
  LOTTERY_FIREBASE_DATABASE_URL: 'https://lottery-test.firebaseio.com',
};
