export const chevronRightIcon = 'M0 0M9 6l6 6l-6 6'
