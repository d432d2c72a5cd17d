export const userSearchIcon =
  'M8 7a4 4 0 1 0 8 0a4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h1.5M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M20.2 20.2l1.8 1.8'
