export const chevronRightIcon = 'm9 6l6 6l-6 6'
