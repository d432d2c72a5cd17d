export const chevronLeftIcon = 'm15 6l-6 6l6 6'
