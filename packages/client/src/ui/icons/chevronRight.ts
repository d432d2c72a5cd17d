export const chevronRightIcon = 'M9 6l6 6l-6 6'
