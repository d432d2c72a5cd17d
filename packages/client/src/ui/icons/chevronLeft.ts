export const chevronLeftIcon = 'M0 0M15 6l-6 6l6 6'
