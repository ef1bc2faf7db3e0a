/* Laravel's own messages in Khmer; `src/i18n/inKhmer.ts` recognises them. */

export const serverMessages = {
  whole: {
    'Unauthenticated.': 'អ្នកមិនទាន់បានចូលគណនីទេ។',
    'Too Many Attempts.': 'ព្យាយាមច្រើនដងពេក។',
    'Too Many Requests': 'សំណើច្រើនពេក។',
    'The given data was invalid.': 'ទិន្នន័យមិនត្រឹមត្រូវទេ។',
    'These credentials do not match our records.': 'ព័ត៌មានចូលគណនីមិនត្រូវនឹងទិន្នន័យរបស់យើងទេ។',
    'The provided password is incorrect.': 'ពាក្យសម្ងាត់មិនត្រឹមត្រូវទេ។',
    'This action is unauthorized.': 'អ្នកមិនមានសិទ្ធិធ្វើសកម្មភាពនេះទេ។',
    'Server Error': 'មានបញ្ហានៅម៉ាស៊ីនមេ។',
    'Service Unavailable': 'ពេលនេះ សេវាមិនអាចប្រើបានទេ។',
  },
  tooManyLogins: (seconds: string) => `ព្យាយាមចូលគណនីច្រើនដងពេក។ សូមព្យាយាមម្តងទៀត ក្រោយ ${seconds} វិនាទី។`,
  required: (field: string) => `សូមបញ្ចូល${field}។`,
  atLeast: (field: string, least: string) => `${field}តិចបំផុតគឺ ${least}។`,
  atLeastCharacters: (field: string, least: string) => `${field}ត្រូវមានយ៉ាងតិច ${least} តួអក្សរ។`,
  atMost: (field: string, most: string) => `${field}ច្រើនបំផុតគឺ ${most}។`,
  atMostCharacters: (field: string, most: string) => `${field}ត្រូវមានមិនលើសពី ${most} តួអក្សរទេ។`,
  moreThan: (field: string, bound: string) => `${field}ត្រូវតែច្រើនជាង ${bound}។`,
  between: (field: string, least: string, most: string) =>
    `${field}ត្រូវនៅចន្លោះពី ${least} ដល់ ${most}។`,
  wholeNumber: (field: string) => `${field}ត្រូវតែជាចំនួនគត់។`,
  figures: (field: string) => `${field}ត្រូវតែជាលេខ។`,
  invalid: (field: string) => `${field}មិនត្រឹមត្រូវទេ។`,
  andMore: (text: string, count: string) => `${text} (និងកំហុស ${count} ទៀត)`,
} as const;
