export const chevronLeftIcon = 'M15 6l-6 6l6 6'
