// React's development build reports each render to the browser's profiler. It is not used here, and costs time.
Object.assign(console, { timeStamp: undefined, createTask: undefined })
