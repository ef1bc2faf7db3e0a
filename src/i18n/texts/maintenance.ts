/* The words of the maintenance screen. */

export const maintenance = {
  title: 'Under Maintenance',
  subtitle: "We're upgrading our servers to bring you an even better gaming experience!",
  whatsNew: "What's New",
  news: ['Enhanced graphics and performance', 'Bug fixes and stability improvements'],
  thanks: 'Thank you for your patience!',
} as const;
