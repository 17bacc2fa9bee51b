import './han.css'
