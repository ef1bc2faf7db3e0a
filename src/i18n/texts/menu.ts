/* The words of the user menu. */

export const notifications = {
  results: 'ជូនដំណឹងលទ្ធផលរបស់អ្នក',
  whileHidden: 'ពេលអ្នកមិនបើកមើលទំព័រនេះ',
  denied: 'កម្មវិធីរុករកមិនអនុញ្ញាត',
  unsupported: 'កម្មវិធីរុករកនេះមិនអាចជូនដំណឹងបានទេ',
  ownResult: (round: string) => `លទ្ធផលនៃការភ្នាល់របស់អ្នក ជុំ ${round}`,
} as const;
