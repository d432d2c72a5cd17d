export const subjectIcon = 'm19 10h-14M5 6h14M14 14h-9M5 18h6M18 15v6M15 18h6'
