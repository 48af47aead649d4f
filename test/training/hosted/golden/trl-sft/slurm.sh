#!/bin/sh
#SBATCH --job-name=graphshift-0123456789abcdef
#SBATCH --nodes=1
#SBATCH --gres=gpu:1
#SBATCH --cpus-per-task=8
#SBATCH --mem=64G
#SBATCH --time=12:00:00
#SBATCH --output=slurm-%j.log

sh train.sh
