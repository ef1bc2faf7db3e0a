/* The words of results and outcomes. */

export const resultModal = {
  title: 'លទ្ធផល',
  hundreds: 'ខ្ទង់រយ',
  tens: 'ខ្ទង់ដប់',
  ones: 'ខ្ទង់រាយ',
  rolling: 'កំពុងបង្វិល',
  announcement: (id: number, number: string) => `លទ្ធផលជុំ #${id} គឺ ${number}`,
} as const;

export const outcomes = {
  ownBets: 'ការភ្នាល់របស់អ្នក',
  won: 'ឈ្នះ',
  lost: 'ចាញ់',
  expected: 'រំពឹងទុក',
  expectedHint: 'រំពឹងទុក មិនទាន់ទូទាត់',
  cannotWin: 'មិនអាចឈ្នះទៀតទេ',
  bets: (count: string) => `ការភ្នាល់ចំនួន ${count}`,
  moreBets: (count: string) => `ការភ្នាល់ចំនួន ${count} ទៀត`,
  showBets: (count: string) => `មើលការភ្នាល់ចំនួន ${count}`,
  staked: 'ប្រាក់ភ្នាល់',
  received: 'ទទួលបាន',
  net: 'ចំណេញ/ខាត',
  congratulations: 'អបអរសាទរ!',
  announcement: (received: string, net: string) => `ទទួលបាន ${received} រៀល ចំណេញ/ខាត ${net} រៀល`,
  expectedAnnouncement: (received: string, net: string) =>
    `រំពឹងទុក៖ ទទួលបាន ${received} រៀល ចំណេញ/ខាត ${net} រៀល`,
} as const;

export const missedBets = {
  title: 'ពេលអ្នកមិននៅ',
  bets: 'ការភ្នាល់ដែលអ្នកមិនបានឃើញលទ្ធផល',
  dismiss: 'បិទព័ត៌មាននេះ',
} as const;
